#!/usr/bin/env node
import '@cartavola/cli/cartavola.js';
