#!/usr/bin/env node
import { refuse, runCommand } from './run-command.ts'

await runCommand({
  name: 'console-server',
  // Kept for scripts that still pass `--seed empty`, from when this command also created demo data.
  options: { seed: { type: 'string', default: 'empty' } },
  prepare: ({ seed }) =>
    seed === 'empty' ? undefined : refuse(`--seed must be empty, not ${seed}: demo data isn't included.`),
})
