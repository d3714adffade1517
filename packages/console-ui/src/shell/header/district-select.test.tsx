import { placeOf } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { districtItem } from '../../testing/rows-server.ts'
import { Dirty, importLogs, picker, showShell } from '../../testing/show-shell.tsx'

describe('[S2.1] District Select', () => {
  it('finds a district and moves to the same screen there', async () => {
    const { user, runtime } = await showShell(importLogs)
    await screen.findByText('The body')
    await user.click(picker())
    expect(await screen.findByRole('option', { name: /Alder Creek.*Not set up/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('copper')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(runtime.navigation.get().current()).toEqual(placeOf('import-logs', { districtId: '7' })),
    )
    expect(await screen.findByText('The body')).toBeVisible()
    expect(picker()).toHaveAccessibleName(/^District Select Copperleaf Unified/)
  })

  it('[9.1] marks where the imports of a district stand, for those who see all districts', async () => {
    const states = { failed: [7], held: [], late: [], never: [42] }
    const { user } = await showShell(importLogs, { states })
    await screen.findByText('The body')
    await user.click(picker())
    expect(await screen.findByRole('option', { name: /Copperleaf Unified Failed 07/ })).toBeVisible()
    expect(screen.getByRole('option', { name: /Larkspur Valley Unified Never 042/ })).toBeVisible()
    expect(screen.getByRole('option', { name: /Alder Creek Not set up/ })).toBeVisible()
  })

  it('opens and searches when somebody types on it', async () => {
    const { user } = await showShell(importLogs)
    await screen.findByText('The body')
    picker().focus()
    await user.keyboard('c')
    expect(await screen.findByRole('combobox', { name: 'District Select' })).toHaveValue('c')
  })

  it('is disabled when there is one district only', async () => {
    await showShell(placeOf('dashboard'), { districts: [districtItem(42, 'Larkspur Valley Unified')] })
    expect(
      await screen.findByRole('button', {
        name: /^District Select.*Larkspur Valley Unified.*only district$/,
      }),
    ).toBeDisabled()
  })

  it('asks about unsaved changes, and keeps the district on cancel', async () => {
    const { user, runtime } = await showShell(importLogs, { body: <Dirty /> })
    await screen.findByText('The body')
    const pickOther = async () => {
      await user.click(picker())
      await user.keyboard('copper')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await user.keyboard('{Enter}')
    }
    await pickOther()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('You have unsaved changes. Would you like to continue?')
    expect(dialog).toHaveTextContent("Contact email and API URL won't be saved.")
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(picker()).toHaveAccessibleName(/^District Select Larkspur Valley Unified/)
    expect(runtime.navigation.get().current()?.params.districtId).toBe('42')
    await pickOther()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(picker()).toHaveAccessibleName(/^District Select Copperleaf Unified/))
  })
})
