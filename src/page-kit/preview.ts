import { html, type TemplateResult } from 'lit-html';

/** A result as a person sees or hears it. `kind` is the beginning of its media type. */
export function preview(kind: string, url: string, label: string): TemplateResult {
  if (kind.startsWith('image')) return html`<img src=${url} alt=${label}>`;
  if (kind.startsWith('video'))
    return html`<video src=${url} controls muted loop playsinline aria-label=${label}></video>`;
  return html`<audio src=${url} controls aria-label=${label}></audio>`;
}
