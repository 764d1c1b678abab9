/** Words and values of a page that are not seen whole. Run in the page. */
export function clippedTexts(): readonly string[] {
  /** Tails of letters, and half pixels. */
  const SPARE = 2
  /** Where a second line would be cut. */
  const SPARE_HEIGHT = 8
  const named = (it: Element): string =>
    it.getAttribute('data-part') ?? it.getAttribute('aria-label') ?? it.getAttribute('class') ?? it.tagName

  const isShown = (it: Element): boolean => {
    const { width, height } = it.getBoundingClientRect()
    return (
      width > SPARE &&
      height > SPARE &&
      it.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
      // A drawing is told beside it, in words.
      !it.closest('[aria-hidden=true], [inert], svg')
    )
  }

  function isTooLong(text: string, it: Element, part?: string): boolean {
    const { paddingLeft, paddingRight } = getComputedStyle(it)
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pen) return true
    pen.font = getComputedStyle(it, part).font
    const room = it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(text).width > room + 1
  }

  function isCut(it: HTMLInputElement | HTMLSelectElement): boolean {
    if (it instanceof HTMLSelectElement) return isTooLong(it.selectedOptions[0]?.text ?? '', it)
    if (/^(?:checkbox|radio|file|range)$/.test(it.type)) return false
    return it.value === '' ? isTooLong(it.placeholder, it, '::placeholder') : it.scrollWidth > it.clientWidth + 1
  }

  /** What cuts a text off: nothing where it can be scrolled to, or where it is only to be heard. */
  function cutBy(text: DOMRect, within: Element): Element | undefined {
    for (let over: Element | null = within; over; over = over.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(over)
      if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) return undefined
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue
      const box = over.getBoundingClientRect()
      if (box.width <= SPARE || box.height <= SPARE) return undefined
      const beside = Math.max(text.right - box.right, box.left - text.left)
      if (beside > SPARE || text.bottom - box.bottom > SPARE_HEIGHT) return over
    }
    return text.right > innerWidth + 1 || text.left < -1 ? document.documentElement : undefined
  }

  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter(isShown)
    .filter(isCut)
    .map((it) => `«${it.value || it.getAttribute('placeholder')}» in ${named(it)}`)

  const range = document.createRange()
  const texts = [...document.querySelectorAll('body *')].filter(isShown).flatMap((it) =>
    [...it.childNodes].flatMap((node) => {
      const said = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''
      if (!said) return []
      range.selectNodeContents(node)
      const cut = cutBy(range.getBoundingClientRect(), it)
      return cut ? [`«${said.slice(0, 40)}» by ${named(cut)}`] : []
    }),
  )
  return [...fields, ...texts]
}
