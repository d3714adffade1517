import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Roles',
  component: ScreenStory,
  args: { id: 'roles' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { play: rows }
export const WhatGivesOne: Story = {
  args: { query: { filter: { reachableRoles: ['ROLE_IMPORT_LOG_VIEW'] } } },
  play: rows,
}
export const OnlyToRead: Story = { args: { as: 'bare@example.org' }, play: rows }
export const NoMatch: Story = {
  args: { query: { search: 'no-role-of-that-name' } },
  play: words('No roles match these filters'),
}
