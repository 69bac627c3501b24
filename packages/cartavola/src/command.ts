#!/usr/bin/env node
import {main} from '@cartavola/cli/main.js';

await main();
