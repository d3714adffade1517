import { ApiFailure, importLogsResource } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../parts/button/button.tsx'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { DeniedState } from './denied-state.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { NoMatchState } from './no-match-state.tsx'
import { NotFoundState } from './not-found-state.tsx'

const meta = { title: 'Patterns/States' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const failed = (code: number | null, message: string) => (
  <ErrorState
    failure={new ApiFailure({ code, message, operation: importLogsResource.headers })}
    note="Your filters are kept."
    onRetry={nothing}
  />
)

export const Empty: Story = {
  render: () => (
    <EmptyState title="No imports yet" action={<Button kind="primary">Sync now</Button>}>
      Check the SIS connection and the templates, then run the first sync.
    </EmptyState>
  ),
}
export const NoMatch: Story = { render: () => <NoMatchState noun="batches" onClear={nothing} /> }
export const Failed: Story = { render: () => failed(502, 'Gateway timed out') }
export const Offline: Story = { render: () => failed(null, 'Network Error') }
/** One part of a form, whose others can be worked on. */
export const PartNotLoaded: Story = {
  render: () => (
    <NotLoaded text="The connection could not be loaded." tryAgain="Try again" onRetry={nothing} />
  ),
}
export const NotFound: Story = {
  render: () => (
    <NotFoundState title="This export is not in this district." action={<Button>Export Overview</Button>}>
      It may have been deleted.
    </NotFoundState>
  ),
}
export const Denied: Story = {
  render: () => (
    <DeniedState
      missing={['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT']}
      contact="help@provider.example"
      request="Access request"
    />
  ),
}
export const DeniedWithNobodyToAsk: Story = {
  render: () => <DeniedState missing={['ROLE_IMPORT_LOG_VIEW']} />,
}
