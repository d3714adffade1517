import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { MonoTag } from '../../../packages/console-ui/src/parts/mono-tag/mono-tag.tsx'
import { colorOf, THEMES } from '../../../packages/console-ui/src/styles/color-of.ts'
import { contrast } from '../../../packages/console-ui/src/styles/contrast.ts'
import { tokenNames, tokenValues, variableName } from '../../../packages/console-ui/src/styles/token-tree.ts'
import { colors } from '../../../packages/console-ui/src/styles/tokens/colors.ts'
import { CONTRAST_LIMITS } from '../../../packages/console-ui/src/styles/tokens/contrast-pairs.ts'
import { stacking } from '../../../packages/console-ui/src/styles/tokens/layers.ts'
import {
  compactSizes,
  fixedSizes,
  growingSizes,
  touchTarget,
} from '../../../packages/console-ui/src/styles/tokens/sizes.ts'
import { radius, space } from '../../../packages/console-ui/src/styles/tokens/space.ts'
import { typeScale } from '../../../packages/console-ui/src/styles/tokens/type-scale.ts'
import { vars } from '../../../packages/console-ui/src/styles/tokens.css.ts'
import { InTheme } from './in-theme.tsx'
import { TokenTable } from './token-table.tsx'

const meta = { title: 'Theming/Tokens', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nameOf = (...path: string[]): ReactElement => <MonoTag value={`--${variableName(path)}`} />
const token = (...path: string[]): string => `var(--${variableName(path)})`
const rowsOf = (group: string, tree: object, cells: (key: string, value: unknown) => readonly ReactNode[]) =>
  Object.entries(tree).map(([key, value]) => ({
    key,
    cells: [nameOf(group, key), ...cells(key, value)],
  }))

/** Each by its job, in both themes. */
export const Colors: Story = {
  render: () => (
    <>
      {Object.entries(colors).map(([group, pairs]) => (
        <TokenTable
          key={group}
          caption={group}
          head={['Variable', 'Light', 'Dark']}
          rows={Object.keys(pairs).map((key) => ({
            key,
            cells: [
              nameOf('color', group, key),
              ...THEMES.map((theme) => (
                <InTheme key={theme} theme={theme} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                  <span
                    style={{
                      inlineSize: 40,
                      blockSize: 24,
                      borderRadius: vars.radius.sm,
                      background: token('color', group, key),
                      outline: `1px solid ${vars.color.border.default}`,
                    }}
                  />
                  {colorOf(`${group}.${key}`, theme)}
                </InTheme>
              )),
            ],
          }))}
        />
      ))}
    </>
  ),
}

/** Every pair that may be drawn, with what it measures. A pair that is not here is not used. */
export const Contrast: Story = {
  render: () => (
    <>
      {CONTRAST_LIMITS.map(({ kind, pairs, least }) => (
        <TokenTable
          key={kind}
          caption={`${kind}: at least ${least} to 1`}
          head={['Front', 'On', 'Light', 'Dark']}
          rows={pairs.map(([front, back]) => ({
            key: `${front} ${back}`,
            cells: [
              front,
              back,
              ...THEMES.map((theme) => (
                <InTheme
                  key={theme}
                  theme={theme}
                  style={{
                    color: token('color', ...front.split('.')),
                    background: token('color', ...back.split('.')),
                  }}
                >
                  <Sample graphic={kind === 'graphics'} />
                  <span style={kind === 'graphics' ? { color: vars.color.text.primary } : {}}>
                    {contrast(colorOf(front, theme), colorOf(back, theme)).toFixed(2)}
                  </span>
                </InTheme>
              )),
            ],
          }))}
        />
      ))}
    </>
  ),
}

function Sample({ graphic }: { graphic: boolean }): ReactElement | null {
  if (!graphic) return null
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: 24,
        blockSize: 8,
        marginInlineEnd: 8,
        borderRadius: vars.radius.full,
        background: 'currentcolor',
      }}
    />
  )
}

export const Type: Story = {
  render: () => (
    <TokenTable
      caption="Type"
      head={['Step', 'Size', 'Line', 'Weight', 'Tracking', 'Sample']}
      rows={Object.entries(typeScale).map(([step, { size, line, weight, tracking }]) => ({
        key: step,
        cells: [
          nameOf('type', step),
          `${size} px`,
          `${line} px`,
          weight,
          `${tracking} em`,
          <span
            key="sample"
            style={{
              fontSize: token('type', step, 'size'),
              lineHeight: token('type', step, 'line'),
              fontWeight: token('type', step, 'weight'),
              letterSpacing: token('type', step, 'tracking'),
            }}
          >
            41,871 of 41,872 rows were accepted
          </span>,
        ],
      }))}
    />
  ),
}

const bar = (inlineSize: string, rounding: string = vars.radius.xs) => (
  <div style={{ inlineSize, blockSize: 16, background: vars.color.accent.solid, borderRadius: rounding }} />
)

export const SpaceAndRadius: Story = {
  name: 'Space and radius',
  render: () => (
    <>
      <TokenTable
        caption="Space"
        head={['Variable', 'Pixels', 'Sample']}
        rows={rowsOf('space', space, (key, value) => [String(value), bar(token('space', key), '0')])}
      />
      <TokenTable
        caption="Radius"
        head={['Variable', 'Pixels', 'Sample']}
        rows={rowsOf('radius', radius, (key, value) => [String(value), bar('64px', token('radius', key))])}
      />
    </>
  ),
}

const compact: Record<string, number> = compactSizes

export const Sizes: Story = {
  render: () => (
    <TokenTable
      caption="Sizes, in pixels at a root font size of 16"
      head={['Variable', 'Comfortable', 'Compact', 'Grows with the text', 'Under a finger']}
      rows={rowsOf('size', { ...fixedSizes, ...growingSizes }, (key, value) => [
        String(value),
        compact[key] ?? String(value),
        key in growingSizes ? 'yes' : 'no',
        key === 'target' ? touchTarget : '',
      ])}
    />
  ),
}

export const Shadows: Story = {
  render: () => (
    <TokenTable
      caption="Shadows"
      head={['Variable', 'Light', 'Dark']}
      rows={rowsOf('shadow', tokenNames.shadow, (key) =>
        THEMES.map((theme) => (
          <InTheme key={theme} theme={theme} style={{ padding: 24, inlineSize: 240 }}>
            <div
              style={{
                blockSize: 48,
                borderRadius: vars.radius.lg,
                background: vars.color.bg.raised,
                boxShadow: token('shadow', key),
              }}
            />
          </InTheme>
        )),
      )}
    />
  ),
}

export const MotionAndLayers: Story = {
  name: 'Motion and layers',
  render: () => (
    <>
      <TokenTable
        caption="Motion"
        head={['Variable', 'Value']}
        rows={rowsOf('motion', tokenValues.motion, (_, value) => [String(value)])}
      />
      <TokenTable
        caption="Layers, above what a host sets as --ec-layer-base"
        head={['Variable', 'Order']}
        rows={rowsOf('layer', stacking, (_, value) => [String(value)])}
      />
    </>
  ),
}
