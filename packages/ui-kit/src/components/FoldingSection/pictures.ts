import ALargeSmall from 'lucide-react/icons/a-large-small';
import BellRing from 'lucide-react/icons/bell-ring';
import Gamepad from 'lucide-react/icons/gamepad-2';
import Hourglass from 'lucide-react/icons/hourglass';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Music from 'lucide-react/icons/music-2';
import Palette from 'lucide-react/icons/palette';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Pointer from 'lucide-react/icons/pointer';
import Volume from 'lucide-react/icons/volume-2';
import Wind from 'lucide-react/icons/wind';
import { named } from '../Icon/glyphs.ts';

/** Pictures of sections. Not among the icons, which every page loads: a screen with sections is opened by few. */
export const pictures = named({
  reading: ALargeSmall,
  colours: Palette,
  motion: Wind,
  messages: BellRing,
  words: Lightbulb,
  voice: Volume,
  sounds: Music,
  games: Gamepad,
  layout: PanelsTopLeft,
  asking: MessageCircleQuestionMark,
  pressing: Pointer,
  keeping: Hourglass,
});
