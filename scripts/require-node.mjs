// Plain JavaScript, because an older Node cannot even read the program that it should refuse to run.
const OLDEST = 24;
const [major] = process.versions.node.split('.');

if (Number(major) < OLDEST) {
  console.error(
    `Lacuna needs Node ${OLDEST} or newer, and this is ${process.version}.\n` +
      'On Linux (x64, arm64) `npm ci` brings it along; elsewhere install it from https://nodejs.org first.',
  );
  process.exit(1);
}
