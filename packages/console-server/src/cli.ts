#!/usr/bin/env node
import { refuse, runCommand } from './run-command.ts'

await runCommand({
  name: 'console-server',
  // From when it also filled databases with demo data: scripts of hosts still say `--seed empty`.
  options: { seed: { type: 'string', default: 'empty' } },
  prepare: ({ seed }) =>
    seed === 'empty' ? undefined : refuse(`--seed must be empty, not ${seed}: demo data isn't included.`),
})
