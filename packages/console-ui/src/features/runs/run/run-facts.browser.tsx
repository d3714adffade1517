import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import * as css from './run-part.css.ts'

it('[ux 7.6] facts of a run are parted on a line, and no line begins or ends with the mark', () => {
  const { container } = render(
    <ThemeRoot>
      <div style={{ inlineSize: 130 }}>
        <span className={css.facts}>
          <span>2.4 kB</span>
          <span>0m 01s</span>
          <span>09/13/2026</span>
        </span>
      </div>
    </ThemeRoot>,
  )
  const facts = [...container.querySelectorAll(`.${css.facts.split(' ')[0]} > span`)]
  const [first, second, third] = facts.map((fact) => fact.getBoundingClientRect())
  expect(second?.top).toBe(first?.top)
  expect(third?.top).toBeGreaterThan(second?.top ?? Number.NaN)
  // The mark lies before its fact, which on the second line is beyond the edge.
  expect(third?.left).toBe(first?.left)
  expect(facts.map((fact) => getComputedStyle(fact, '::before').content)).toEqual(['none', '"·"', '"·"'])
  expect(facts.map((fact) => getComputedStyle(fact, '::after').content)).toEqual(['none', 'none', 'none'])
})
