const browsers: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (names: [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** A user agent in words that people know: "Firefox on Windows"; what is unknown stays as it is. */
export function deviceName(agent: string): string {
  const browser = find(browsers, agent);
  const system = find(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (agent === '' ? 'Unknown device' : agent.slice(0, 60));
}
