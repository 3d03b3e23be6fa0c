import { chooserOf } from '../../../e2e/fileChooser.ts';
import { noPicture, picture } from '../../../e2e/journey.ts';
import type { Journey } from '../walk.ts';

export const sharingPicture: Journey = {
  title: 'Share a post with a picture, where another file fails',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/');
    await ann.tabTo('How are you today, Ann Berg? entry');
    await ann.type('The heron is back.');
    await ann.pressOn('Add pictures or videos push button');
    await ann.hears('Choose files push button');
    const chooser = await chooserOf(ann.page, () => ann.press('Return'));
    await ann.does('chooses two files', () => chooser.setFiles([picture('heron.png'), noPicture('cat.png')]));
    await ann.tabTo('What is in heron');
    await ann.type('A heron in the reeds');
    await ann.pressOn('Share Post push button');
    // Which progress is announced depends on how fast each file is uploaded.
    await ann.hearsByChance('cat.png was not sent.', 'Your words and files are still here.');
    await ann.pressUntil('shift+Tab', 'Why did cat.png fail? collapsed push button');
    await ann.press('Return');
    await ann.hears('expanded');
    await ann.pressOn('Remove cat.png push button');
    await ann.hears('cat.png removed. 1 of 5. Undo.');
    await ann.pressOn('Try again push button');
    await ann.hears('Posting...', 'Your post is shared.');
  },
};
