import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Dashboard',
  component: ScreenStory,
  args: { id: 'dashboard' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const until = (name: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findByRole('region', { name }))
}

export const Employee: Story = { play: until('Recent batches') }
export const AllDistricts: Story = {
  args: { district: null },
  play: async ({ canvas }) => void (await canvas.findByText(/^1–\d+ of \d+$/)),
}
/** A backend without the list of all districts. */
export const EmployeeWithoutDistrict: Story = {
  args: { district: null, faults: [['fleet.list', { status: 501 }]] },
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: 'District Select' })),
}
export const NoDistricts: Story = {
  args: { district: null, faults: [['fleet.list', { body: { data: [] } }]] },
  play: async ({ canvas }) => void (await canvas.findByText('No districts yet')),
}
export const EmployeeWithoutOtherRoles: Story = {
  args: { as: 'bare@example.org' },
  play: until('Recent districts'),
}
export const FailingDistrict: Story = { args: { district: 415 }, play: until('Recent batches') }
export const NothingImportedAndALongName: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: until('Recent batches'),
}
export const CardFailed: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.failed]] },
  play: async ({ canvas }) => void (await canvas.findAllByText('Error fetching import logs')),
}
export const DistrictAdministrator: Story = {
  args: { as: 'admin@example.org' },
  play: until('Your screens'),
}
export const DistrictWithoutImports: Story = {
  args: { as: EMPTY_DISTRICT.person, district: EMPTY_DISTRICT.id },
  play: until('Your screens'),
}
export const ApiContact: Story = { args: { as: 'api@example.org' }, play: until('API Setup') }
export const NoRole: Story = {
  args: { as: 'norole@example.org' },
  play: async ({ canvas }) => void (await canvas.findByText(/Your account has no screens yet/)),
}
