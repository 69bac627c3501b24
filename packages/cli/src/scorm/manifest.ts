import {createHash} from 'node:crypto';

/** SCORM version of a package. */
export type ScormVersion = '1.2' | '2004';

/** Data for a manifest. */
interface Described {
  readonly version: ScormVersion;
  readonly title: string;
  /** File to open. */
  readonly page: string;
  readonly files: readonly string[];
  /** Pass mark as a percentage. If undefined, nobody can fail. */
  readonly pass?: number;
}

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
/** Escapes text for XML and removes control characters, which XML can't contain. */
const xml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ENTITIES[mark]!).replace(/[^\t\n\r\x20-\uFFFD]/g, '');

/** Returns a file's URL within the package. */
const href = (file: string): string => xml(file.split('/').map(encodeURIComponent).join('/'));

const NAMESPACES = {
  '1.2': `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
  '2004': `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
};
const SCHEMA_VERSION = {'1.2': '1.2', '2004': '2004 3rd Edition'};
const SCORM_TYPE = {'1.2': 'scormtype', '2004': 'scormType'};

/** Returns the rules that define when a learner passes, and whether the page or the platform sets the completion. */
function rulesOf(version: ScormVersion, pass: number | undefined): string {
  if (version === '1.2') return pass === undefined ? '' : `\n        <adlcp:masteryscore>${pass}</adlcp:masteryscore>`;
  const objective =
    pass === undefined
      ? '<imsss:primaryObjective objectiveID="score"/>'
      : `<imsss:primaryObjective objectiveID="score" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${pass / 100}</imsss:minNormalizedMeasure></imsss:primaryObjective>`;
  return `
        <imsss:sequencing>
          <imsss:objectives>${objective}</imsss:objectives>
          <imsss:deliveryControls tracked="true" completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;
}

/** Returns `imsmanifest.xml` for a package with one page. */
export function manifestOf({version, title, page, files, pass}: Described): string {
  // The same page always has the same identifier, so that platforms recognise a newer package.
  const name = createHash('sha256').update(`${page}\n${title}`).digest('hex').slice(0, 16);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cartavola-${name}" version="1.0" ${NAMESPACES[version]}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${SCHEMA_VERSION[version]}</schemaversion>
  </metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${xml(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${xml(title)}</title>${rulesOf(version, pass)}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:${SCORM_TYPE[version]}="sco" href="${href(page)}">
${files.map((file) => `      <file href="${href(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
