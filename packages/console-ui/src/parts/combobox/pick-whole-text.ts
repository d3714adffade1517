/** What is typed next takes the place of the text, whose beginning is in sight however narrow the field is. */
export const pickWholeText = (input: HTMLInputElement): void => {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}
