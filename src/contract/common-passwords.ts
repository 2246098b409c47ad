/** Words at the heart of the passwords that leak most often. */
const words = `
password passwort passw pass parola motdepasse contrasena senha wachtwoord salasana
qwerty qwertz azerty qwertyuiop qazwsx qazwsxedc asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa xxxx xxxxxx
welcome welcometo letmein login logmein iloveyou ilovegod admin administrator root toor user guest test tester testing
default changeme changeit temp temporary master super superman batman spiderman pokemon naruto starwars matrix trustno
monkey dragon football baseball basketball soccer hockey liverpool chelsea arsenal barcelona realmadrid juventus
sunshine princess shadow michael jordan jennifer jessica ashley daniel thomas robert andrew charlie george william
ginger pepper summer winter spring autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
hello helloworld freedom whatever secret secure security computer internet samsung google facebook apple microsoft
cookie cheese chocolate flower banana orange purple yellow silver golden diamond angel lovely lovers money killer
hunter ranger mustang ferrari porsche mercedes toyota harley corvette maggie buster tigger bailey
company corporate office employee manager support helpdesk server service database oracle cisco
lacuna patent patents idea
`;
const common = new Set(words.trim().split(/\s+/));

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * True when a password is one of the common words with digits and signs around it, also in leet spelling:
 * 'Password1!', 'P@ssw0rd', '123Qwerty#'. A common word inside a longer phrase is fine.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = [...lower].map((sign) => leet[sign] ?? sign).join('');
  const candidates = [
    bare,
    [...bare].map((sign) => leet[sign] ?? sign).join(''),
    spelled.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    // Leet signs at the end are decoration as often as letters: "P@ssw0rd1!".
    [...lower.replace(/[^\p{L}@$]+$/u, '')].map((sign) => leet[sign] ?? sign).join(''),
  ];
  return candidates.some((candidate) => common.has(candidate.replace(/[^\p{L}]/gu, '')));
}
