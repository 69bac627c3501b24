// Unpacks the packages as a learning platform does.
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';

for (const version of ['1.2', '2004'])
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(`lesson-${version}.zip`)))) {
    const file = path.join('dist', version, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
cpSync('node_modules/scorm-again/dist/scorm-again.min.js', 'dist/scorm-again.js');
cpSync('platform.html', 'dist/platform.html');
