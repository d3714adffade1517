import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const form = featureStyle({ display: 'grid', gap: space[6], paddingBlock: space[5] }, 'form')
/** Has the focus when it appears, without being a control. */
export const codesPart = featureStyle(
  { display: 'grid', gap: space[6], paddingBlock: space[5], outline: 'none' },
  'codesPart',
)
export const text = featureStyle({ ...boxReset, color: color.text.primary }, 'text')
export const note = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.secondary }, 'note')

export const qrCode = featureStyle(
  {
    display: 'block',
    justifySelf: 'center',
    inlineSize: growing(192),
    blockSize: growing(192),
    borderRadius: vars.radius.md,
  },
  'qrCode',
)
export const key = featureStyle(
  { display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 },
  'key',
)
export const keyText = featureStyle(
  {
    ...boxReset,
    flex: 1,
    minInlineSize: 0,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    color: color.text.primary,
  },
  'keyText',
)
export const codes = featureStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: space[3],
    padding: space[5],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    fontFamily: vars.font.mono,
  },
  'codes',
)
export const actions = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'actions',
)
