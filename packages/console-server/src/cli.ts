#!/usr/bin/env node
import { isOperatorCommand, OPERATOR_COMMANDS, runOperatorCommand } from './operator-command.ts'
import { refuse, runCommand } from './run-command.ts'

const [command = '', ...args] = process.argv.slice(2)

if (isOperatorCommand(command)) await runOperatorCommand(command, args)
else
  await runCommand({
    name: 'console-server',
    // Kept for scripts that still pass `--seed empty`, from when this command also created demo data.
    options: { seed: { type: 'string', default: 'empty' } },
    usage: `\nconsole-server COMMAND --help: ${OPERATOR_COMMANDS.join(', ')}`,
    prepare: ({ seed }) =>
      seed === 'empty' ? undefined : refuse(`--seed must be empty, not ${seed}: demo data isn't included.`),
  })
