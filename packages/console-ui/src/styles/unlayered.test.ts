import { expect, it } from 'vitest'
import { unlayered } from '../../unlayered.ts'

it('the sheet without layers keeps what the layers decided, by the order of the rules', () => {
  const css = unlayered(
    '@layer edconsole,edconsole.tokens,edconsole.parts;' +
      '@layer edconsole.screens{.c{top:1px}}@keyframes k{to{opacity:0}}' +
      '@layer edconsole.parts{.a::after{content:"}"}@media (x){.a{top:2px}}}' +
      '@layer edconsole.tokens{:where([data-ec-root]){--ec-rem:1rem}}' +
      '@layer edconsole.parts{.b{top:3px}}',
  )
  expect(css.split('\n')).toEqual([
    '@keyframes k{to{opacity:0}}',
    ':where([data-ec-root]){--ec-rem:1rem}',
    '.a::after{content:"}"}@media (x){.a{top:2px}}',
    '.b{top:3px}',
    '.c{top:1px}',
  ])
})

it('an unknown layer fails the build instead of losing its rules', () => {
  expect(() => unlayered('@layer edconsole.extras{.a{top:0}}')).toThrow('extras')
})
