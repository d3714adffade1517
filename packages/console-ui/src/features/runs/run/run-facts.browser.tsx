import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import * as css from './run-part.css.ts'

it('[ux 7.6] facts of a run are parted after each but the last, so that no line begins with the mark', () => {
  const { container } = render(
    <ThemeRoot>
      <span className={css.facts}>
        <span>2.4 kB</span>
        <span>0m 01s</span>
      </span>
    </ThemeRoot>,
  )
  const marks = [...container.querySelectorAll(`.${css.facts.split(' ')[0]} > span`)].map((fact) =>
    (['::before', '::after'] as const).map((side) => getComputedStyle(fact, side).content),
  )
  expect(marks).toEqual([
    ['none', '" · "'],
    ['none', 'none'],
  ])
})
