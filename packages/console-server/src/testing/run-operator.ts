import { vi } from 'vitest'
import { type OperatorCommand, runOperatorCommand } from '../operator-command.ts'

/** Runs a command of the operator in this process: another one takes seconds to start. */
export const runOperator = async (
  env: Readonly<Record<string, string>>,
  command: OperatorCommand,
  ...args: string[]
): Promise<{ code: number; printed: string }> => {
  let printed = ''
  let code: number | undefined
  const print = (line: unknown) => {
    if (code === undefined) printed += `${String(line)}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    // What a process does after its exit doesn't count, and here it may go on to report it.
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      code ??= Number(status)
      throw new Error('The process has ended.')
    }),
  ]
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    await runOperatorCommand(command, args)
  } catch (error) {
    if (code === undefined) throw error
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
  return { code: code ?? 0, printed }
}
