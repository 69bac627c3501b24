#!/usr/bin/env node
import {fileURLToPath} from 'node:url';
import {main} from '@cartavola/cli/main.js';

await main({kit: fileURLToPath(new URL('../dist', import.meta.url))});
