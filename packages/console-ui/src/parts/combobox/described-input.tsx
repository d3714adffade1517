import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react'

export type DescribedInputProps = ComponentPropsWithoutRef<'input'> & { describedBy: string | undefined }

/** The input of a combobox. Headless UI sets `aria-describedby` itself and would drop the field's. */
export const DescribedInput: ForwardRefExoticComponent<
  DescribedInputProps & RefAttributes<HTMLInputElement>
> = forwardRef<HTMLInputElement, DescribedInputProps>(function DescribedInput(props, ref): ReactElement {
  const { describedBy, ...native } = props
  return <input {...native} ref={ref} aria-describedby={describedBy} />
})
