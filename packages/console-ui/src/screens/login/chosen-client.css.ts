import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const label = screenStyle(
  {
    ...boxReset,
    marginBlockEnd: vars.space[3],
    fontSize: vars.type.dense.size,
    lineHeight: '18px',
    fontWeight: 550,
  },
  'label',
)

export const box = screenStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    padding: '9px 12px',
    borderRadius: 9,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
  'box',
)

export const name = screenStyle(
  { ...boxReset, fontWeight: 500, lineHeight: '18px', overflowWrap: 'anywhere' },
  'name',
)

export const text = screenStyle({ flex: 1, minInlineSize: 0 }, 'text')

export const remembered = screenStyle(
  { ...boxReset, color: vars.color.text.tertiary, ...textStyle('meta') },
  'remembered',
)
