import { focusRing, focusRingInside } from '../../../styles/focus-ring.ts'
import { forcedFill } from '../../../styles/forced-fill.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { buttonReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** No room for the column and its bar; there is beside an open record. */
const cramped = `${containers.name} (max-width: 760px)`
/** No room for the fix beside its cause. */
const narrow = `${containers.name} (max-width: 440px)`

/** Too low for the causes and the rows of one of them. */
const low = '(max-height: 720px) and (min-width: 641px)'

export const root = featureStyle(
  {
    flex: 'none',
    marginBlockStart: 14,
    marginInline: space[9],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'root',
)

export const head = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[4],
    padding: '9px 14px',
    background: color.bg.subtle,
    borderBlockEnd: `1px solid ${color.border.default}`,
  },
  'head',
)

export const heading = featureStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'heading',
)

export const help = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'help')
export const hint = featureStyle(
  { marginInlineStart: 'auto', '@container': { [cramped]: { display: 'none' } } },
  'hint',
)

export const notLow = featureStyle({ '@media': { [low]: { display: 'none' } } }, 'notLow')
export const unfold = featureStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    display: 'none',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    minBlockSize: vars.size.target,
    marginBlock: -3,
    fontWeight: 500,
    borderRadius: vars.radius.xs,
    color: color.text.link,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
    '@media': { [low]: { display: 'inline-flex' } },
  },
  'unfold',
)
export const turned = featureStyle({ rotate: '180deg' }, 'turned')

export const list = featureStyle({ ...listReset }, 'list')

/** The whole line chooses the cause; its fix is a link of its own beside it. */
export const line = featureStyle(
  {
    position: 'relative',
    display: 'flex',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 0 },
      '&:hover': { background: color.bg.hover },
    },
    '@container': { [narrow]: { flexWrap: 'wrap' } },
  },
  'line',
)

export const chosen = featureStyle(
  {
    background: color.bg.selected,
    selectors: {
      '&:hover': { background: color.bg.selectedHover },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 3,
        background: color.accent.solid,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight' } } } },
  },
  'chosen',
)

export const choose = featureStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    flex: 1,
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr) ${growing(116)} ${growing(110)} ${growing(56)}`,
    alignItems: 'center',
    columnGap: space[5],
    minBlockSize: growing(38),
    paddingInlineStart: 14,
    color: color.text.primary,
    selectors: { '&:focus-visible': focusRingInside },
    '@container': {
      [cramped]: {
        gridTemplateColumns: `${growing(18)} minmax(0, 1fr) ${growing(56)}`,
        paddingBlock: space[3],
      },
      [narrow]: { flexBasis: '100%', paddingInlineEnd: 14 },
    },
  },
  'choose',
)

export const order = featureStyle(
  {
    ...textStyle('meta'),
    display: 'flex',
    justifyContent: 'center',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  'order',
)
export const warningIcon = featureStyle({ color: color.warning.icon }, 'warningIcon')

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = featureStyle(
  { ...cut, fontWeight: 500, '@container': { [containers.small]: { whiteSpace: 'normal' } } },
  'title',
)
export const column = featureStyle(
  {
    ...cut,
    fontFamily: vars.font.mono,
    fontSize: growing(12),
    color: color.text.secondary,
    '@container': { [cramped]: { display: 'none' } },
  },
  'column',
)
export const bar = featureStyle(
  {
    blockSize: 6,
    borderRadius: 3,
    overflow: 'hidden',
    background: color.data.track,
    '@container': { [cramped]: { display: 'none' } },
  },
  'bar',
)
const filled = { display: 'block', blockSize: '100%', borderRadius: 3, ...forcedFill('Highlight') }
export const fill = {
  error: featureStyle({ ...filled, background: color.data.rejected }, 'error'),
  warning: featureStyle({ ...filled, background: color.data.warned }, 'warning'),
}
export const count = featureStyle(
  { fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  'count',
)

export const fix = featureStyle(
  {
    ...textStyle('dense'),
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingInline: 14,
    textAlign: 'end',
    fontWeight: 500,
    '@container': {
      [containers.small]: { minInlineSize: growing(104) },
      // Below, where the title begins
      [narrow]: {
        justifyContent: 'flex-start',
        paddingInlineStart: `calc(14px + ${growing(18)} + ${space[5]})`,
        paddingBlockEnd: space[4],
        textAlign: 'start',
      },
    },
  },
  'fix',
)

export const state = featureStyle(
  { ...textStyle('dense'), padding: '12px 14px', color: color.text.secondary },
  'state',
)
