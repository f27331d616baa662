import { consentKey } from './consent-key.ts'

/** How the loader finds the scripts of a page's section types; it stands in the page as JSON. */
export type ScriptMap = Readonly<
  Record<string, { readonly file: string; readonly preload: readonly string[]; readonly hydrate?: string }>
>

/**
 * Stands in every page. It hides the notice about cookies from who has accepted it before anything is drawn: shown later,
 * it would move what is above it. It keeps clicks on controls that no script answers yet, and asks at once for the scripts
 * that will; without it clicks of the first moment on a slow network would be lost. Buttons that send a form are left alone:
 * they work without script. Then it asks for the main script, whose address stands on its element, when the page has been
 * drawn: sooner it would compete with what is seen.
 * A page that nobody looks at yet, as one that is prepared, is not drawn and need not wait; nor does a browser for long
 * that never says when it has drawn.
 */
export const firstScript = [
  `try{localStorage.${consentKey}==="true"&&(document.documentElement.dataset.consented="")}catch{}`,
  '{let{main:m}=document.currentScript.dataset,l=()=>import(m)',
  'addEventListener("click",e=>{let t=e.target.closest("[data-island]:not([data-hydrated]) [data-root] :is(button[type=button],[role=tab]),#consent button");if(t&&self.earlyClicks){e.preventDefault();e.stopPropagation();earlyClicks.push(t);l();let s=self.scripts&&JSON.parse(scripts.text)[t.closest("[data-island]")?.dataset.island];for(let href of s?[s.file,...s.preload]:[])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}},!0)',
  'earlyClicks=[]',
  'document.hidden?l():new PerformanceObserver(l).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(l,1e3))}',
].join(';')
