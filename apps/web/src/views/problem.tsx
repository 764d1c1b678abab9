import * as verdictCss from './verdict.module.css'

/** Why there is nothing to show yet, and what to do. */
export const ProblemText = ({ text }: { readonly text: string }) => <p className={verdictCss.note}>{text}</p>
