import { render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StatusBadge } from './status-badge.tsx'
import { StatusText } from './status-text.tsx'
import { useStatusLook } from './use-status-look.ts'

const lookOf = () => renderHook(useStatusLook).result.current

describe('status words (R44)', () => {
  it.each([
    ['queued', 'Not started', 'neutral', false],
    ['extracting', 'Running', 'info', true],
    ['validating', 'Running', 'info', true],
    ['transforming', 'Running', 'info', true],
    ['loading', 'Running', 'info', true],
    ['completed', 'Completed', 'success', false],
    ['completedWithErrors', 'Completed with rejections', 'warning', false],
    ['failed', 'Failed', 'danger', false],
    ['held', 'Held for review', 'warning', false],
    ['cancelled', 'Cancelled', 'neutral', false],
    ['paused', 'Paused', 'neutral', false],
    ['sent', 'Sent', 'success', false],
    ['late', 'Late', 'warning', false],
    ['Completed?', 'Completed?', 'neutral', false],
    ['constructor', 'constructor', 'neutral', false],
  ])('%s reads "%s", %s', (status, word, tone, turning) => {
    expect(lookOf()(status)).toMatchObject({ word, tone, turning })
  })

  it('says failures, not rejections, when a component failed', () => {
    expect(lookOf()('completedWithErrors', true).word).toBe('Completed with failures')
    expect(lookOf()('completed', true).word).toBe('Completed')
    expect(lookOf()('completed', false, true)).toMatchObject({
      word: 'Completed, with old files',
      tone: 'warning',
    })
    expect(lookOf()('failed', false, true).word).toBe('Failed')
  })

  it.each([StatusText, StatusBadge])(
    'shows an icon beside the word, hidden from assistive technology',
    (Part) => {
      const { container } = render(<Part status="failed" />)
      expect(screen.getByText('Failed')).toBeInTheDocument()
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    },
  )
})
