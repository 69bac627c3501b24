<?php
/**
 * Reads the values in a block's comment. They are untrusted, because any author may have written them.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a value as plain text; empty if it isn't text.
 *
 * For authors who may not write HTML, WordPress stores the text in a block as HTML: `7D>5C` as `7D&gt;5C`. This
 * function decodes it. The code that outputs the text escapes it again.
 *
 * @param mixed $value Value from the comment.
 * @return string
 */
function cartavola_text( $value ) {
	if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
		return '';
	}
	return wp_specialchars_decode( wp_check_invalid_utf8( (string) $value ), ENT_QUOTES );
}

/**
 * Returns a URL if it is absolute or starts at the site's root; otherwise empty.
 *
 * URLs relative to the page are not allowed, because they would refer to a different file in a frame.
 *
 * @param string $text The author's text.
 * @return string
 */
function cartavola_address( $text ) {
	$address = esc_url_raw( trim( $text ), array( 'http', 'https' ) );
	return preg_match( '#^(?:https?://|/(?!/))#i', $address ) ? $address : '';
}

/**
 * Returns the valid value of an attribute; null if it is unset or invalid.
 *
 * @param array $attribute Attribute, from elements.json.
 * @param mixed $value     Value from the comment.
 * @return string|null
 */
function cartavola_value( $attribute, $value ) {
	if ( 'toggle' === $attribute['kind'] ) {
		return in_array( $value, array( null, false, 'false' ), true ) ? null : '';
	}
	$text  = trim( preg_replace( '/[\x00-\x1f\x7f]+/', ' ', cartavola_text( $value ) ) );
	$right = '' !== $text;
	switch ( $attribute['kind'] ) {
		case 'address':
			$text  = cartavola_address( $text );
			$right = '' !== $text;
			break;
		case 'number':
			$right = 1 === preg_match( '/^-?\d{1,9}(?:\.\d{1,9})?$/D', $text );
			break;
		case 'name':
			$right = 1 === preg_match( '/^[a-z][\w-]{0,79}$/Di', $text );
			break;
		case 'choice':
			$own   = ! empty( $attribute['open'] ) && preg_match( '/^[a-z][a-z0-9-]{0,39}$/D', $text );
			$right = in_array( $text, $attribute['values'], true ) || $own;
			break;
	}
	return $right ? $text : null;
}

/**
 * Returns the attributes of a tag: those that the kit supports for the element, in the kit's order, with valid values.
 *
 * @param array $element Element, from elements.json.
 * @param mixed $given   Attributes from the comment.
 * @return string[] Values, keyed by name. A toggle's value is an empty string.
 */
function cartavola_attributes( $element, $given ) {
	$given = is_array( $given ) ? $given : array();
	$game  = cartavola_text( $given['game'] ?? '' );
	$right = array();
	foreach ( CARTAVOLA_FOR_ALL + $element['attributes'] as $name => $attribute ) {
		if ( isset( $attribute['games'] ) && ! in_array( $game, $attribute['games'], true ) ) {
			continue;
		}
		$value = cartavola_value( $attribute, $given[ $name ] ?? null );
		if ( null !== $value ) {
			$right[ $name ] = $value;
		}
	}
	return $right;
}
