import { expect, it, vi } from 'vitest'
import { addressLine, readOptions } from './run-command.ts'

it.each([
  [{}, 'Console: http://localhost:4300'],
  [
    { CONSOLE_PUBLIC_URL: 'https://console.example.org', CONSOLE_ROLE: 'web' },
    'Console: https://console.example.org, on this machine http://localhost:4300',
  ],
  [
    { CONSOLE_PUBLIC_URL: 'https://console.example.org', CONSOLE_ROLE: 'worker' },
    'Worker: http://localhost:4300',
  ],
])('with %j it announces what it serves, and where', (env, line) => {
  expect(addressLine(env, 'http://localhost:4300')).toBe(line)
})

it.each([
  [['--prot', '1'], 'There is no option --prot.'],
  [['-p'], 'There is no option -p.'],
  [['--data'], '--data needs a value.'],
  [['--data', '--help'], '--data needs a value.'],
  [['--help=1'], '--help takes no value.'],
  [['now'], '"now" is one argument too many.'],
])('%j is refused in a sentence before the usage text', (args, sentence) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process has ended.')
  })
  try {
    const options = { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    expect(() => readOptions({ args, options }, 'usage')).toThrow('The process has ended.')
    expect(exit.mock.calls).toEqual([[1]])
    expect(printed.mock.calls).toEqual([[`${sentence}\n\nusage`]])
  } finally {
    printed.mockRestore()
    exit.mockRestore()
  }
})
