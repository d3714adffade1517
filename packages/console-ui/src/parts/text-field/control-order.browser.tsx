// The order in which a production build may bring them: each before the styles it is worn over.
import '../combobox/combobox.css.ts'
import '../select/select.css.ts'
import './control.css.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Combobox } from '../combobox/combobox.tsx'
import { Select } from '../select/select.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'

afterEach(cleanup)

it('a control keeps its inner room whichever styles arrive first', () => {
  const options = [{ value: '25', label: '25' }]
  render(
    <ThemeRoot scheme="light">
      <Combobox label="District" value={null} options={options} onChange={() => {}} />
      <Select label="Rows" value="25" options={options} onChange={() => {}} />
    </ThemeRoot>,
  )
  const input = getComputedStyle(page.getByRole('combobox', { name: 'District' }).element())
  expect([input.paddingLeft, input.paddingRight]).toEqual(['10px', '32px'])
  const select = getComputedStyle(page.getByRole('combobox', { name: 'Rows' }).element())
  expect(select.paddingRight).toBe('22px')
})
