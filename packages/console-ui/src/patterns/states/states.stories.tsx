import { ApiFailure, importLogsResource } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../parts/button/button.tsx'
import { StoryRow } from '../../testing/story-row.tsx'
import { DeniedState } from './denied-state.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

const meta = { title: 'Patterns/States', component: EmptyState, args: { title: '' } } satisfies Meta<
  typeof EmptyState
>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <StoryRow direction="column">
      <EmptyState title="No imports yet" action={<Button kind="primary">Sync now</Button>}>
        Check the SIS connection and the templates, then run the first sync.
      </EmptyState>
      <ErrorState
        failure={
          new ApiFailure({
            code: 502,
            message: 'Gateway timed out.',
            operation: importLogsResource.headers,
          })
        }
        note="Your filters are kept."
        onRetry={() => {}}
      />
      <DeniedState missing={['ROLE_IMPORT_LOG_VIEW']} />
    </StoryRow>
  ),
}
