#!/usr/bin/env node
import { isOperatorCommand, OPERATOR_COMMANDS, runOperatorCommand } from './operator-command.ts'
import { outliveReaders, refuse, runCommand } from './run-command.ts'

const given = process.argv.slice(2)
const read = given[0] === 'help' ? [...given.slice(1), '--help'] : given
const [command = '', ...args] = read

outliveReaders()
if (isOperatorCommand(command)) await runOperatorCommand(command, args)
else
  await runCommand({
    name: 'console-server',
    args: read,
    // Kept for scripts that still pass `--seed empty`, from when this command also created demo data.
    options: { seed: { type: 'string', default: 'empty' } },
    commands: OPERATOR_COMMANDS,
    prepare: ({ seed }) =>
      seed === 'empty' ? undefined : refuse(`--seed must be empty, not ${seed}: demo data isn't included.`),
  })
