import { apiError } from './apiError.ts';
import { foldCase } from './text.ts';

/**
 * The passwords of at least six characters that lists of the most used ones have had at their top for years, in lower
 * case: what keyboards and numbers suggest, the words of each language, and what this place itself suggests. Every list is looked at for everybody. An entry
 * of its own (`@friendbase/contract/common-passwords`), so that the lists stay out of the app.
 */
export const COMMON_PASSWORDS: Readonly<Record<string, string>> = {
  everywhere: `
    000000 111111 112233 121212 123123 123321 123456 654321 666666 696969 777777 888888 987654 999999 131313
    159753 222222 333333 444444 555555 101010 147258 159357 232323 246810 252525 7654321 1111111 1234567 7777777
    11111111 12341234 12344321 12345678 87654321 88888888 00000000 11223344 13131313 123123123 123454321
    123456789 147258369 741852963 963852741 987654321 999999999 111222333 1234567890 1234567891 0123456789
    0987654321 9876543210 1111111111 123456a 123456q 123456789a 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
    123qwe 123abc 12qwaszx 1234qwer 12345a a12345 a123456 a1b2c3 a1b2c3d4 aa123456 aaaaaa abc123 abcabc abcd1234
    abcdef abcdefg abcdefgh asdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl azerty azertyuiop
    q1w2e3r4 qazwsx qazwsxedc qqqqqq qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12
    qwerty123 qwertyu qwertyui qwertyuiop zaq12wsx zxcvbn zxcvbnm zzzzzz
  `,
  ofThisPlace: `
    friendbase friendbase1 friendbase12 friendbase123 friendbase1234 friendbase! myfriendbase ilovefriendbase
    friendbase2024 friendbase2025 friendbase2026 friendbucks friendbasebucks 100bucks gameclub memorymatch
    recoverycard moderator moderator1 organizer organizer1 caregiver caregiver1 friend1 friend12 friend123
  `,
  en: `
    access adidas admin1 admin123 administrator amanda andrea andrew angel1 angela angels anthony apples arsenal
    ashley austin babygirl badboy bailey banana barcelona baseball basketball batman beautiful benjamin blahblah
    blessed blink182 boomer brandon butterfly charlie cheese chelsea chicken chocolate chris1 computer cookie
    corvette cowboy dakota daniel default diamond dolphin donald dragon dragon1 eagles elizabeth fender ferrari
    flower football football1 forever freedom friends gabriel george ginger golden google gunner hannah hammer
    harley heather hello1 hello123 hockey hunter hunter2 iloveu iloveyou iloveyou1 internet jackson jasmine
    jennifer jessica jordan jordan23 joseph joshua justin killer letmein letmein1 liverpool london lovely loveme
    lovers maggie manchester marina marley martin master matrix matthew melissa mercedes merlin michael michelle
    mickey midnight monkey monkey1 monster morgan mother mustang myspace1 naruto nathan newyork nicole nothing
    orange pass123 pass1234 passw0rd password password! password1 password12 password123 patrick peanut pepper
    phoenix please pokemon princess princess1 purple rainbow ranger rebecca richard robert samantha samsung
    secret shadow silver simple slayer slipknot snoopy soccer sophie spider spiderman starwars steven summer
    sunshine superman taylor test123 testing thomas thunder tigger trustno1 unknown victor victoria welcome
    welcome1 welcome123 whatever william winner winter yankees yellow
  `,
};

const inSet = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(/\s+/).filter(Boolean)));
const COMMON = inSet(COMMON_PASSWORDS);

/** Whether a password is one of the most used, in any letter case and with spaces around it. */
export const isCommonPassword = (password: string, lists?: typeof COMMON_PASSWORDS): boolean =>
  (lists ? inSet(lists) : COMMON).has(foldCase(password));

/** Throws 400 for a password that is one of the most used; `field` is where the caller gave it. */
export function requireUncommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) {
    throw apiError('passwordCommon', { field });
  }
}
