import { describe, expect, it } from 'vitest'
import { runDuration } from './run-duration.tsx'

const now = new Date('2026-09-14T10:06:12Z')

describe('runDuration', () => {
  it.each([
    [
      'what the server measured wins',
      { startedAt: '2026-09-14T10:00:00Z', endedAt: null, durationMs: 842_000 },
      842_000,
    ],
    [
      'a running one counts up to now',
      { startedAt: '2026-09-14T10:00:00Z', endedAt: null, durationMs: null },
      372_000,
    ],
    [
      'an ended one without a measure',
      { startedAt: '2026-09-14T10:00:00Z', endedAt: '2026-09-14T10:00:38Z', durationMs: null },
      38_000,
    ],
    ['one that has not begun has none', { startedAt: null, endedAt: null, durationMs: null }, null],
    [
      'a clock behind the server shows nothing negative',
      { startedAt: '2026-09-14T10:07:00Z', endedAt: null, durationMs: null },
      0,
    ],
  ])('%s', (_, run, expected) => {
    expect(runDuration(run, now)).toBe(expected)
  })
})
