/** For a field that somebody has just asked for: it has the focus as soon as it is there. */
export const takesFocus = (field: HTMLElement | null): void => field?.focus()
