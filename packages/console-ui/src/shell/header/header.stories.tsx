import { ROLES } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole, type StoryConsoleProps } from '../../testing/story-console.tsx'
import { Header, type HeaderProps } from './header.tsx'

const LONG = 'Upper Copper Canyon and Larkspur Valley Joint Union Elementary and High School District'
const staff: StoryConsoleProps['server'] = {
  roles: ROLES,
  districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7, 'Copperleaf Unified')],
}
/** A window of that width. */
const PIXELS: Record<HeaderProps['width'], number> = { wide: 1440, medium: 1100, narrow: 768, small: 390 }

const shown = (args: HeaderProps, server = staff, options: StoryConsoleProps['options'] = {}) => (
  <StoryConsole
    server={server}
    options={{ productName: 'Console', ...options }}
    onReady={(runtime) => void runtime.selectDistrict(42)}
  >
    <header style={{ inlineSize: PIXELS[args.width], maxInlineSize: '100%' }}>
      <Header {...args} />
    </header>
  </StoryConsole>
)
const until = (name: string | RegExp): Story['play'] => {
  return async () => void (await within(document.body).findByRole('button', { name }))
}

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: { width: 'wide', ready: true, onMenu: () => {} },
  render: (args) => shown(args),
  parameters: { padding: 0 },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { play: until(/Larkspur/) }
export const Medium: Story = { ...Wide, args: { width: 'medium' } }
export const Narrow: Story = { ...Wide, args: { width: 'narrow' } }
export const Small: Story = { ...Wide, args: { width: 'small' } }
export const BeforeAnybodyIsKnown: Story = { args: { ready: false } }
export const NotProduction: Story = {
  ...Wide,
  render: (args) => shown(args, staff, { productName: 'Console STAGING' }),
}
export const LongText: Story = {
  render: (args) => shown(args, { ...staff, districts: [districtItem(42, LONG), districtItem(7)] }),
  play: until(/Upper Copper/),
}
export const LongTextSmall: Story = { ...LongText, args: { width: 'small' } }
export const OnlyDistrict: Story = {
  render: (args) => shown(args, { ...staff, districts: [districtItem(42, 'Larkspur Valley Unified')] }),
  play: until(/only district/),
}
export const WithoutRoles: Story = {
  render: (args) => shown(args, { ...staff, roles: [] }),
  play: until(/^User menu/),
}
