import { useEffect } from 'react'

/** What is said of the page of paper: the policy lets no style in by itself, but a sheet made by a script is ours. */
export function usePageRule(rule: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { ${rule} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [rule])
}
