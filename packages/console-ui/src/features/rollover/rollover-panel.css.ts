import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.subtle}`

export const steps = featureStyle({ ...listReset }, 'steps')
export const step = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `${growing(22)} minmax(0, 1fr) auto`,
    columnGap: 10,
    alignItems: 'center',
    minBlockSize: growing(56),
    paddingBlock: space[4],
    paddingInline: space[6],
    borderBlockStart: line,
  },
  'step',
)
const tinted = (tone: string) => featureStyle({ display: 'flex', color: tone })
export const icon = {
  'not-started': tinted(color.text.tertiary),
  processing: tinted(color.info.icon),
  finished: tinted(color.success.icon),
  failed: tinted(color.danger.icon),
  warning: tinted(color.warning.icon),
}
export const what = featureStyle({ minInlineSize: 0 }, 'what')
export const name = featureStyle({ fontWeight: 550, color: color.text.primary }, 'name')
export const note = featureStyle(
  { ...boxReset, color: color.text.secondary, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  'note',
)
export const items = featureStyle(
  { ...listReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'items',
)
export const foot = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: growing(40),
    paddingBlock: space[4],
    paddingInline: space[6],
    borderBlockStart: line,
  },
  'foot',
)
export const footText = featureStyle(
  { ...boxReset, ...textStyle('meta'), flex: '1 1 auto', color: color.text.tertiary },
  'footText',
)

export const checksTitle = featureStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 600, marginBlock: `${space[5]} ${space[2]}` },
  'checksTitle',
)
export const checks = featureStyle(
  { ...listReset, ...textStyle('dense'), display: 'grid', gap: space[2], marginBlockEnd: space[4] },
  'checks',
)
export const check = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${growing(16)} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space[3],
    overflowWrap: 'anywhere',
  },
  'check',
)
/** Its words stand at the edge of the text above. */
export const backup = featureStyle({ marginInlineStart: `calc(-1 * ${space[3]})` }, 'backup')
export const progress = featureStyle({ flex: '1 1 100%' }, 'progress')
