/**
 * Calls once what is drawn now has been painted, so that what only adds to it doesn't hold it up. A page that is hidden paints
 * nothing: the call comes when it is shown. Returns the cleanup, which takes the wish back.
 * @example useEffect(() => whenPainted(() => setWhole(true)), [])
 */
export const whenPainted = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The task after the frame finds it painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
