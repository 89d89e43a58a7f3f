// A process of its own, since pkg takes its cache from HOME, prints as it goes, and changes the working directory.
import process from 'node:process';
import sea from '@yao-pkg/pkg/lib-es5/sea.js'; // Its command line takes no assets in this mode.

const [bundle = '', options = ''] = process.argv.slice(2);
await sea.default(bundle, JSON.parse(options));
