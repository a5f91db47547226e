// Unpacks the headless Chromium carried by the npm package into $TMPDIR and prints where it is.
import chromium from '@sparticuz/chromium';

console.log(await chromium.executablePath());
