import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const bar = patternStyle({
  display: 'flex',
  flex: 'none',
  // Above the rows, so that the pointer is found here without asking each cell of the table first.
  position: 'relative',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.pagination,
  paddingInline: vars.space[9],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.surface,
  ...textStyle('dense'),
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})

export const space = patternStyle({ flex: '1 1 auto' })
export const sizes = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  whiteSpace: 'nowrap',
})
/** The select has the same name for assistive technology. */
export const sizesName = patternStyle({ '@container': { [containers.small]: { display: 'none' } } })
export const size = patternStyle({ inlineSize: 'auto' })
export const steps = patternStyle({ display: 'flex', alignItems: 'center' })
