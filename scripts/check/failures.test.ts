import { describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.ts'

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})

describe('what failed is named at the end of the checks', () => {
  it.each([
    [
      'a test, with what its error says',
      {
        name: '/home/one/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          assertion('adds', 'passed'),
          assertion(
            'takes away',
            'failed',
            '\u001b[31mError: 2\u001b[39m\nCounterexample: [1]\n  at a\n\nGot: 2',
          ),
        ],
      },
      [{ file: 'a.test.ts', name: 'takes away', reason: 'Error: 2\nCounterexample: [1]\nGot: 2' }],
    ],
    [
      'a file that did not load',
      { name: '/home/one/b.test.ts', status: 'failed', message: 'No such module\n', assertionResults: [] },
      [{ file: 'b.test.ts', name: 'the file as a whole', reason: 'No such module' }],
    ],
    [
      'a file whose set-up failed',
      {
        name: '/home/one/c.test.ts',
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [assertion('never ran', 'skipped')],
      },
      [{ file: 'c.test.ts', name: 'the file as a whole', reason: 'Hook timed out' }],
    ],
    [
      'nothing of a file that passed',
      { name: '/home/one/d.test.ts', status: 'passed', assertionResults: [] },
      [],
    ],
  ])('%s', (_name, result, expected) => {
    expect(vitestFailures(JSON.stringify({ testResults: [result] }), '/home/one')).toEqual(expected)
  })

  it('and the same of end-to-end tests, however deep their groups are', () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      file: 'portal.spec.ts',
      ok,
      tests: [{ results: [{ duration: 5, ...(message && { error: { message } }) }] }],
    })
    const report = {
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, 'Late\nat b')] }] }],
    }
    expect(playwrightFailures(JSON.stringify(report))).toEqual([
      { file: 'portal.spec.ts', name: 'closes', reason: 'Late' },
    ])
  })
})
