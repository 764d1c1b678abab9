import { forPeople } from '../words/es/people.ts'
import './verdict.css'

/** Why there is nothing to show yet, and what to do. */
export const Problem = ({ text }: { readonly text: string }) => <p className="verdict-note">{forPeople(text)}</p>
