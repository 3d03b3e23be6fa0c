import ArrowDown from 'lucide-react/icons/arrow-down';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import HandCoins from 'lucide-react/icons/hand-coins';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Square from 'lucide-react/icons/square';
import Sun from 'lucide-react/icons/sun';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Trophy from 'lucide-react/icons/trophy';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import type { ComponentType, SVGAttributes } from 'react';

/** What an icon is drawn with. Written out, because the type of the library's pictures has no name to publish. */
type Glyph = ComponentType<SVGAttributes<SVGSVGElement>>;

export const named = <Name extends string>(pictures: Readonly<Record<Name, Glyph>>) => pictures;

/** One picture for one meaning. The heart belongs to likes alone, so donations and thanks have their own. */
export const glyphs = named({
  home: House,
  friends: Users,
  messages: MessagesSquare,
  events: CalendarDays,
  games: Gamepad2,
  videos: CirclePlay,
  tournaments: Trophy,
  donations: HandCoins,
  profile: CircleUserRound,
  bell: Bell,
  menu: Menu,
  close: X,
  heart: Heart,
  heartFilled: Heart,
  lock: Lock,
  shield: ShieldCheck,
  help: LifeBuoy,
  login: LogIn,
  signup: UserPlus,
  logout: LogOut,
  check: Check,
  warning: TriangleAlert,
  info: Info,
  eye: Eye,
  eyeOff: EyeOff,
  send: Send,
  refresh: RefreshCw,
  undo: Undo2,
  positive: Sun,
  friendship: Handshake,
  user: User,
  mail: Mail,
  key: KeyRound,
  arrowDown: ArrowDown,
  opens: ChevronDown,
  comfort: SlidersHorizontal,
  listen: Volume2,
  stop: Square,
  pause: Pause,
  play: Play,
});
