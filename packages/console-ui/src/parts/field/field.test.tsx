import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Combobox } from '../combobox/combobox.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Field } from './field.tsx'

const nothing = () => {}
const controls = [
  ['TextField', <TextField key="a" value="" onChange={nothing} />],
  ['TextArea', <TextArea key="b" value="" onChange={nothing} />],
  ['Select', <Select key="c" value="" onChange={nothing} options={[]} />],
  ['Combobox', <Combobox key="d" label="District name" value={null} onChange={nothing} options={[]} />],
] as const

it.each(controls)('%s takes its name, help and state from its field', (_, control) => {
  const { rerender } = render(
    <Field label="District name" help="As the state writes it." required>
      {control}
    </Field>,
  )
  const element = screen.getByLabelText(/^District name/, { selector: 'input, textarea, select' })
  expect(element).toHaveAccessibleDescription('As the state writes it.')
  expect(element).toHaveAttribute('aria-required', 'true')
  expect(element).not.toHaveAttribute('aria-invalid')

  rerender(
    <Field
      label="District name"
      help="As the state writes it."
      error="Enter the district name"
      required
      edited
    >
      {control}
    </Field>,
  )
  expect(element).toHaveAccessibleDescription('Enter the district name')
  expect(element).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByText('As the state writes it.')).toBeNull()
  expect(screen.getByText('Edited')).toBeInTheDocument()
})

it('a control that stands alone keeps the state it was given itself', () => {
  render(<TextField label="Code" value="TK+" aria-invalid aria-required onChange={nothing} />)
  expect(screen.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Code')).toHaveAttribute('aria-required', 'true')
})

it('two fields with one label have ids of their own', () => {
  render(
    <>
      <Field label="Code">
        <TextField value="1" onChange={nothing} />
      </Field>
      <Field label="Code">
        <TextField value="2" onChange={nothing} />
      </Field>
    </>,
  )
  expect(screen.getAllByLabelText('Code').map((element) => element.getAttribute('value'))).toEqual(['1', '2'])
})
