// Serves the site of a consumer.
import path from 'node:path';
import {serveFolders} from '../controls/serve-folders.mjs';

/** Serves what a project has built; returns the address that pages are below, and a function that stops it. */
export async function serve(name, project) {
  const {origin, stop} = await serveFolders({[name]: path.join(project, 'dist')});
  return {address: `${origin}/${name}/`, stop};
}
