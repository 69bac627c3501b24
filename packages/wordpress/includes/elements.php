<?php
/**
 * The elements of the kit and their attributes.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/** Attributes that every element accepts. */
const CARTAVOLA_FOR_ALL = array(
	'id'   => array( 'kind' => 'name' ),
	'lang' => array(
		'kind'   => 'choice',
		'values' => array( 'en', 'fr', 'it' ),
	),
);

/**
 * Returns the elements of the kit, keyed by name, as listed in elements.json.
 *
 * @return array[]
 */
function cartavola_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = wp_json_file_decode( __DIR__ . '/elements.json', array( 'associative' => true ) ) ?? array();
	}
	return $elements;
}

/**
 * Returns the URL of a file in the kit's folder, or of the folder itself.
 *
 * @param string $file Path in the folder.
 * @return string
 */
function cartavola_kit( $file = '' ) {
	return plugins_url( 'kit/' . $file, CARTAVOLA_FILE );
}

/**
 * Returns the URL of a file in the kit's folder with the kit's version, so that browsers don't use an older copy. For
 * files that WordPress doesn't load itself.
 *
 * @param string $file Path in the folder.
 * @return string
 */
function cartavola_kit_version( $file ) {
	return cartavola_kit( $file ) . '?ver=' . CARTAVOLA_VERSION;
}
