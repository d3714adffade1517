import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars
const edge = space[9]

const padded = {
  paddingInline: edge,
  '@container': { [containers.small]: { paddingInline: space[6] } },
}

export const banner = screenStyle({ ...padded, paddingBlockStart: space[6] }, 'banner')
/** Steps, form, help; one below the other where there is no room. */
export const columns = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `calc(${growing(236)} + ${edge}) minmax(0, ${growing(640)}) minmax(0, ${growing(320)})`,
    alignItems: 'start',
    paddingBlockEnd: space[9],
    '@container': {
      [containers.folded]: {
        gridTemplateColumns: `calc(${growing(220)} + ${edge}) minmax(0, 1fr)`,
      },
      [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'columns',
)
export const steps = screenStyle(
  {
    paddingBlockStart: space[7],
    paddingInlineStart: edge,
    '@container': { [containers.medium]: padded, [containers.small]: { paddingInline: space[6] } },
  },
  'steps',
)
export const help = screenStyle(
  {
    paddingBlockStart: space[7],
    paddingInlineEnd: edge,
    '@container': {
      [containers.folded]: { gridColumn: '2', ...padded },
      [containers.medium]: { gridColumn: '1', ...padded },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'help',
)
/** A step without a form stands where the forms stand. */
export const plain = screenStyle({ ...padded, minInlineSize: 0 }, 'plain')
export const finished = screenStyle(
  { ...padded, maxInlineSize: `calc(${vars.size.formMax} + 2 * ${edge})` },
  'finished',
)
export const wide = screenStyle({ gridColumn: '1 / -1', minInlineSize: 0 }, 'wide')
export const buttons = screenStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space[4], paddingBlockStart: space[3] },
  'buttons',
)
export const lastImport = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] },
  'lastImport',
)
export const back = screenStyle({ marginInlineEnd: 'auto' }, 'back')
